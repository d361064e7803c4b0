import { createReadStream } from 'node:fs'

const markup = /<(?:script|html|iframe|svg|body|object|embed)[\s>/]|<!doctype html|<\?php/i
/** Longer than the longest match. */
const overlap = 32

/** Whether a file that claims to be an image, film or document also contains HTML or a script that a browser could execute. */
export async function containsMarkup(path: string): Promise<boolean> {
  let end = ''
  // Latin-1 maps every byte to one character.
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
