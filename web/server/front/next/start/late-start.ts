import { flightAsData } from './flight-as-data.ts'

const asyncScript = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g
const ownPreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g
const beginOfHead = /<head>(?:<meta charSet="utf-8"\/>)?/

/** What starts pages, as the build has made it (`web/build/build-start-script.ts`). */
export type StartScripts = {
  /** The address of `start.ts`. */
  address: string
  /** The code of `record-presses.ts`, written into every page. */
  recorder: string
}

/**
 * The page with its framework started late: its scripts are named, but fetched and run when the page has been painted. Before,
 * they would share the line with its fonts and pictures, and a phone would compile and run them while its visitor looks at
 * nothing. What is pressed meanwhile is recorded from the first moment on.
 */
export function startLate(html: string, { address, recorder }: StartScripts): string {
  const late = html
    .replace(ownPreload, '')
    .replace(
      asyncScript,
      (_, script: string, id: string) =>
        `<link rel="preload" as="script" media="not all" href="${script}"${id} data-start=""/>`,
    )
    .replace(beginOfHead, (begin) => `${begin}<script>${recorder}</script>`)
    .replace('</head>', () => `<script src="${address}" defer=""></script></head>`)
  return flightAsData(late)
}
