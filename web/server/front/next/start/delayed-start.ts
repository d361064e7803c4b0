import { draftRequestName } from '#graphql/early-draft.ts'
import { flightAsData } from './flight-as-data.ts'

const asyncScript = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g
const ownPreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g
const beginOfHead = /<head>(?:<meta charSet="utf-8"\/>)?/

/** The scripts that start pages, as built by `web/build/build-start-script.ts`. */
export type StartScripts = {
  /** The address of `start.ts`. */
  address: string
  /** The address of `request-draft.ts`. */
  draftAddress: string
  /** The code of `record-presses.ts`, inlined into every page; like the page with one character per byte (`latin1`). */
  recorder: string
}

/**
 * The page with a delayed start of its framework: its scripts are listed, but fetched and run after the first paint.
 * Otherwise they would compete with fonts and pictures for bandwidth, and a phone would compile and run them before
 * painting. Clicks and keys are recorded meanwhile. With `isAtOnce` they are fetched and run as soon as the page has been parsed:
 * an editor waits for the tools, not for pictures. A page to be edited also gets the script that requests its draft.
 */
export function delayStart(
  html: string,
  { address, draftAddress, recorder, isAtOnce = false }: StartScripts & { isAtOnce?: boolean },
): string {
  const media = isAtOnce ? '' : ' media="not all"'
  const listScripts = (text: string) =>
    text
      .replace(ownPreload, '')
      .replace(
        asyncScript,
        (_, script: string, id: string) =>
          `<link rel="preload" as="script"${media} href="${script}"${id} data-start=""/>`,
      )
  // Pages may have megabytes: what is replaced in the head does not copy the rest.
  const end = Math.max(html.indexOf('</head>'), 0)
  const head = listScripts(html.slice(0, end)).replace(
    beginOfHead,
    (begin) => `${begin}<script>${recorder}</script>`,
  )
  const isDraftNamed = isAtOnce && head.includes(`<meta name="${draftRequestName}"`)
  const scripts = isDraftNamed ? [draftAddress, address] : [address]
  const start =
    end === 0 ? '' : scripts.map((src) => `<script src="${src}" defer=""></script>`).join('')
  return [head, start, ...flightAsData(html.slice(end), listScripts)].join('')
}
