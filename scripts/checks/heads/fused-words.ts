import { Parser } from 'htmlparser2'

/** What a reader that ignores styles puts on lines of their own, or shows as a control or a picture. */
const separating = new Set(
  `address article aside audio blockquote body br button canvas caption dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html iframe img input legend li main menu nav object ol optgroup
  option p picture pre progress search section select summary svg table tbody td textarea tfoot th thead tr ul
  video`.split(/\s+/),
)

/** What is no text of the page. */
const silent = new Set(['head', 'noscript', 'script', 'style', 'svg', 'template'])

const wordEnd = /[\p{L}\p{N}€%)”“»’]$/u
const wordStart = /^[\p{L}\p{N}€(„“«]/u
const shownLetters = 24

/**
 * The places of a page where words of neighbouring elements run together for readers that ignore styles: each as the words before and
 * after, parted by a bar.
 */
export function fusedWords(html: string): string[] {
  const found: string[] = []
  let before = ''
  let isElsewhere = false
  let depthOfSilence = 0
  const tag = (name: string) => {
    if (separating.has(name)) before = ''
    // A word may break at a `wbr`: it goes on behind it.
    else if (name !== 'wbr') isElsewhere = true
  }
  const parser = new Parser({
    onopentagname(name) {
      if (silent.has(name)) depthOfSilence += 1
      tag(name)
    },
    onclosetag(name) {
      if (silent.has(name)) depthOfSilence -= 1
      tag(name)
    },
    ontext(text) {
      if (depthOfSilence > 0 || text === '') return
      if (isElsewhere && wordEnd.test(before) && wordStart.test(text)) {
        found.push(`${before.slice(-shownLetters)}|${text.slice(0, shownLetters)}`)
      }
      isElsewhere = false
      before = (before + text).slice(-shownLetters)
    },
  })
  parser.end(html)
  return found
}
