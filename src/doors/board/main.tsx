/// <reference lib="dom" />
import { render } from 'preact'
import { App } from './app.tsx'
import { answerClick } from './copy.ts'
import { followLinks } from './place.ts'

const root = document.getElementById('board')
if (root) {
  followLinks()
  document.addEventListener('click', answerClick)
  render(<App />, root)
}
