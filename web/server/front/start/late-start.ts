import { flightAsData } from './flight-as-data.ts'

const asyncScript = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g
const ownPreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g

/**
 * The page with its framework started late: its scripts are fetched as before, but run when the page has been painted. On a fast
 * network or from the browser's cache they come in before the first frame is drawn, and a phone would compile and run them while
 * its visitor looks at nothing.
 *
 * @param startScript The address of `web/src/start/start.ts` in this build.
 */
export function startLate(html: string, startScript: string): string {
  const late = html
    .replace(ownPreload, '')
    .replace(
      asyncScript,
      (_, address: string, id: string) =>
        `<link rel="preload" as="script" fetchPriority="low" href="${address}"${id} data-start=""/>`,
    )
    .replace('</head>', `<script src="${startScript}" defer=""></script></head>`)
  return flightAsData(late)
}
