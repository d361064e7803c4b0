import { expect, test } from 'vitest'
import { fusedWords } from './fused-words.ts'

test.each([
  ['<span>Oper</span><span>35</span>', ['Oper|35']],
  ['<label>Name<span>Pflichtfeld</span></label>', ['Name|Pflichtfeld']],
  ['<p>ab <b>12 €</b><a href="/x">Karten</a></p>', ['ab 12 €|Karten']],
  ['<span>Oper</span> <span>35</span>', []],
  ['<span>Oper, </span><span>35</span>', []],
  ['<p>Oper</p><p>35</p>', []],
  ['Oper<br>35', []],
  ['Bühnen<wbr>haus', []],
  ['Seite <!-- -->1<!-- -->2', []],
  ['<p>Am <em>Abend</em>, <a>hier</a>.</p>', []],
  ['<a>Oper<svg><title>x</title></svg></a>35', []],
  ['Oper<script>f()</script>35', ['Oper|35']],
])('words of %s that run together', (html, expected) => {
  expect(fusedWords(html)).toEqual(expected)
})
