import type { SearchPart } from '@foyer/schema/shapes/search.ts'
import type { z } from 'zod'
import { foldWord } from './fold-word.ts'

type Part = z.output<typeof SearchPart>

/** The maximum length of an excerpt in characters, and how much of it may precede the match. */
const excerptLength = 220
const lengthBefore = 70

/** Inflected words count as equal if they differ by at most this many letters at the end. */
const endingLetters = 3
const minLettersForSubstring = 4

/** Splits a text into fragments and marks those that match the term. */
export function markMatches(text: string, term: string): Part[] {
  const isMatch = matcher(term)
  const parts: Part[] = []
  for (const piece of text.match(/[\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const last = parts.at(-1)
    const is_match = isMatch(piece)
    if (last?.is_match === is_match) last.text += piece
    else parts.push({ text: piece, is_match })
  }
  return parts
}

/** The separator of a document's parts: a teaser, a description, one person with a role, one work. */
const betweenParts = ' · '

/** An excerpt around the first match, with matches marked; the beginning if there is none. */
export function excerptOf(document: string, term: string): Part[] {
  const isMatch = matcher(term)
  const findIn = (part: string) =>
    [...part.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].find(([word]) => isMatch(word))
  const parts = document.split(betweenParts)
  const text = parts.find(findIn) ?? parts.find(Boolean) ?? ''
  const found = findIn(text)
  const from = found ? wordBegin(text, found.index - lengthBefore) : 0
  const to = text.length > from + excerptLength ? wordEnd(text, from + excerptLength) : text.length
  const piece = text.slice(from, to).trim()
  if (piece === '') return []
  return markMatches(`${from > 0 ? '… ' : ''}${piece}${to < text.length ? ' …' : ''}`, term)
}

/** Creates a check whether a word matches one of the term's, inflections included. */
function matcher(term: string): (word: string) => boolean {
  const sought = (term.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(foldWord)
  return (word) => {
    const folded = foldWord(word)
    return sought.some((one) => isSame(folded, one))
  }
}

function isSame(word: string, sought: string): boolean {
  if (word === sought) return true
  if (sought.length < minLettersForSubstring) return false
  if (word.includes(sought)) return true
  const stem = sought.slice(0, Math.max(minLettersForSubstring, sought.length - endingLetters))
  return word.startsWith(stem) && word.length - stem.length <= endingLetters
}

function wordBegin(text: string, wanted: number): number {
  return wanted <= 0 ? 0 : text.indexOf(' ', wanted) + 1
}

function wordEnd(text: string, wanted: number): number {
  const end = text.lastIndexOf(' ', wanted)
  return end > wanted - excerptLength ? end : wanted
}
