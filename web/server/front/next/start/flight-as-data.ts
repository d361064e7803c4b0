// Every accepted form contains JSON and no code; Next writes no `<` in it.
const [open, close] = ['<script>', '</script>']
const first = '(self.__next_f=self.__next_f||[]).push([0])'
const [push, pushed] = ['self.__next_f.push(', ')']
const formState = `;${push}`

const beginOfText = '[1,"'

/**
 * A page with the RSC payload as data, in pieces; `rewrite` is applied to those between the data. Next writes a script for every chunk, a
 * thousand for a page of a thousand modules: browsers would compile them before painting, and the policy would have to name each by hash,
 * in more headers than clients and proxies accept (16 KiB). The start script passes the chunks on.
 */
export function flightAsData(html: string, rewrite: (text: string) => string): string[] {
  const pieces: string[] = []
  let done = 0
  for (let at = html.indexOf(open); at !== -1; at = html.indexOf(open, at)) {
    const { chunks, end } = readNeighbours(html, at)
    if (chunks.length > 0 && chunks.every(isFlightChunk)) {
      pieces.push(rewrite(html.slice(done, at)), ...joinTexts(chunks).map(asElement))
      done = end
    }
    at = Math.max(end, at + open.length)
  }
  return [...pieces, rewrite(html.slice(done))]
}

/** The chunks of the scripts that follow each other at a place, and where the last of them ends. */
function readNeighbours(html: string, at: number): { chunks: string[]; end: number } {
  const chunks: string[] = []
  let end = at
  while (html.startsWith(open, end)) {
    const closed = html.indexOf('<', end + open.length)
    const found =
      html.startsWith(close, closed) && findChunks(html.slice(end + open.length, closed))
    if (!found) break
    chunks.push(...found)
    end = closed + close.length
  }
  return { chunks, end }
}

/** What a script of Next passes on, as JSON that is not parsed yet. */
function findChunks(code: string): string[] | undefined {
  if (code === first) return ['[0]']
  if (!code.endsWith(pushed)) return undefined
  const json = (from: number) => code.slice(from, -pushed.length)
  if (code.startsWith(push)) return [json(push.length)]
  if (code.startsWith(first + formState)) return ['[0]', json(first.length + formState.length)]
  return undefined
}

const asElement = (json: string) =>
  `<script type="application/json" data-flight="">${json}</script>`

/** Adjacent text chunks are joined, wherever Next has split them. */
function joinTexts(chunks: string[]): string[] {
  const joined: string[] = []
  let texts: string[] = []
  const flush = () => {
    if (texts.length > 0) joined.push(`${beginOfText}${texts.join('')}"]`)
    texts = []
  }
  for (const chunk of chunks) {
    if (chunk.startsWith(beginOfText)) {
      texts.push(chunk.slice(beginOfText.length, -'"]'.length))
      continue
    }
    flush()
    joined.push(chunk)
  }
  flush()
  return joined
}

function isFlightChunk(json: string): boolean {
  try {
    const chunk: unknown = JSON.parse(json)
    return Array.isArray(chunk) && typeof chunk[0] === 'number' && chunk.length <= 2
  } catch {
    return false
  }
}
