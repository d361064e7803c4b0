import { createHash } from 'node:crypto'

/* The scripts that React 19.3 (as packed with Next 16.4.6) writes into a page to place streamed parts. Known by length and hash; after an upgrade `framework-scripts.test.ts` names the new ones. */
const reactDefinitions = [
  { begins: '$RS=', length: 193, sha256: 'rkPyhj2kmK5uKX6SivS3u1ga+pNajy8xBWBiEPXhNMA=' },
  { begins: '$RB=', length: 829, sha256: 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY=' },
  { begins: '$RM=', length: 1105, sha256: 'QwTTcUY6X/W9qbI8vPXdsBAoBq5Xi/MvMAMV2FEeJpk=' },
  { begins: '$RX=', length: 200, sha256: '5TqIdh80KgjiD5uUtz2OhDa5DlGt33xJV6lK4XUE+Yo=' },
]

const requestId = /^self\.__next_r=(".*")$/s
const turbopack =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s
const reactCall = /^\$R[CRSX]\((.*)\)$/s
const reactClock = 'requestAnimationFrame(function(){$RT=performance.now()});'

/**
 * Whether the framework itself has written this inline script. Every accepted form contains JSON and no code, so that
 * text from an editor or an attacker cannot pass for it and do more than React's own values do.
 */
export function isFrameworkScript(code: string): boolean {
  if (code === reactClock) return true
  if (code.startsWith('$R')) return isReactInstruction(code)
  const id = requestId.exec(code)?.[1]
  if (id !== undefined) return parseJson(id) !== undefined
  const chunks = turbopack.exec(code)?.[1]
  return chunks !== undefined && isTurbopackBootstrap(chunks)
}

function isTurbopackBootstrap(argument: string): boolean {
  const bootstrap = parseJson(argument)
  if (typeof bootstrap !== 'object' || bootstrap === null) return false
  return Object.entries(bootstrap).every(([name, list]) => {
    if (!Array.isArray(list)) return false
    if (name === 'runtimeModuleIds')
      return list.every((id) => ['number', 'string'].includes(typeof id))
    return name === 'otherChunks' && list.every(isOwnChunk)
  })
}

const isOwnChunk = (path: unknown) =>
  typeof path === 'string' && /^static\/chunks\/[\w./~-]+\.js(?:\?dpl=[\w-]+)?$/.test(path)

/** Known definitions, then one call whose arguments are JSON. */
function isReactInstruction(code: string): boolean {
  const definition = reactDefinitions.find((known) => code.startsWith(known.begins))
  if (definition) {
    if (sha256(code.slice(0, definition.length)) !== definition.sha256) return false
    const rest = code.slice(definition.length).replace(/^;/, '')
    return rest === '' || isReactInstruction(rest)
  }
  const values = reactCall.exec(code)?.[1]
  return values !== undefined && Array.isArray(parseJson(`[${values}]`))
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
