/// <reference lib="dom" />
import { render } from 'preact'

const root = document.getElementById('board')
if (root) render(<p>The board is empty.</p>, root)
