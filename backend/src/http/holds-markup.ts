import { createReadStream } from 'node:fs'

const markup = /<(?:script|html|iframe|svg|body|object|embed)[\s>/]|<!doctype html|<\?php/i
/** Longer than the longest mark. */
const overlap = 32

/** Whether a file that calls itself a picture, film or document also holds a page or a script, for who reads it as one. */
export async function holdsMarkup(path: string): Promise<boolean> {
  let end = ''
  // Every byte is one letter.
  for await (const piece of createReadStream(path, {
    encoding: 'latin1',
    highWaterMark: 1 << 20,
  })) {
    const text = `${end}${String(piece)}`
    if (markup.test(text)) return true
    end = text.slice(-overlap)
  }
  return false
}
