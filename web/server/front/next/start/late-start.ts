import { flightAsData } from './flight-as-data.ts'

const asyncScript = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g
const ownPreload =
  /<link rel="preload" as="script" fetchPriority="low" href="\/_next\/static\/[^"]+"\/>/g

/**
 * The page with its framework started late: its scripts are named, but fetched and run when the page has been painted. Before,
 * they would share the line with its fonts and pictures, and a phone would compile and run them while its visitor looks at
 * nothing.
 *
 * @param startScript The address of `start.ts` in this build.
 */
export function startLate(html: string, startScript: string): string {
  const late = html
    .replace(ownPreload, '')
    .replace(
      asyncScript,
      (_, address: string, id: string) =>
        `<link rel="preload" as="script" media="not all" href="${address}"${id} data-start=""/>`,
    )
    .replace('</head>', `<script src="${startScript}" defer=""></script></head>`)
  return flightAsData(late)
}
