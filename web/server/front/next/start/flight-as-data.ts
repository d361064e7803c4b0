// Every accepted form contains JSON and no code; Next writes no `<` in it.
const first = String.raw`\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)`
const further = String.raw`self\.__next_f\.push\((\[[^<]*\])\)`
const formState = String.raw`self\.__next_f\.push\((\[2,[^<]*\])\)`
const script = `<script>(?:${first}(?:;${formState})?|${further})</script>`
const neighbours = new RegExp(`(?:${script})+`, 'g')
const each = new RegExp(script, 'g')

const beginOfText = '[1,"'

/**
 * The page with the RSC payload as data. Next writes a script for every chunk, a thousand for a page of a thousand
 * modules: browsers would compile them before painting, and the policy would have to name each by hash, in more headers
 * than clients and proxies accept (16 KiB). The start script passes the chunks on.
 */
export function flightAsData(html: string): string {
  return html.replace(neighbours, (scripts) => {
    const chunks = [...scripts.matchAll(each)]
      .flatMap(([, ...groups]) => groups)
      .filter((group) => group !== undefined)
    return chunks.every(isFlightChunk) ? joinTexts(chunks).map(asElement).join('') : scripts
  })
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
