/// <reference lib="dom" />
import { render } from 'preact'
import { App } from './app.tsx'
import { followLinks } from './place.ts'

const root = document.getElementById('board')
if (root) {
  followLinks()
  render(<App />, root)
}
