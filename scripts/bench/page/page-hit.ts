import { alternate } from '#bench/alternate.ts'
import { notMeasured, type Bench, type Outcome } from '#bench/bench.ts'
import { compare } from '#bench/compare.ts'
import { generatorNotes, loadedContender, loadFigures } from '#bench/read-load.ts'
import { openSite } from '#bench/site/open-site.ts'
import { findPages } from '#bench/site/pages.ts'
import { findNginx, openNginx } from './nginx.ts'
import { rawBody } from './raw-body.ts'

const connections = 10
/** So many that even nginx uses more CPU time than the hundredth of a second in which the system counts. */
const answers = { site: 10_000, nginx: 30_000 }
/** Until V8 has compiled what is asked for all the time; nginx comes compiled. */
const warmUps = 3
const encodings = { br: 'as browsers ask for it, compressed', identity: 'not compressed' }

export const pageHit: Bench = {
  name: 'page-hit',
  question:
    'How quick is a page that was asked for before, over nginx with the same bytes as a file?',
  async run(stage): Promise<Outcome> {
    const nginx = findNginx(stage.env)
    if (!nginx) {
      return notMeasured('nginx is not installed (`apt-get install nginx`, or set NGINX_PATH).')
    }
    await using ends = new AsyncDisposableStack()
    const site = await openSite(stage, ends)
    const { list } = await findPages(site.address, 'de')
    const bodies: Record<string, Buffer> = {}
    for (const encoding of Object.keys(encodings)) {
      bodies[encoding] = await rawBody(list, asking(encoding))
    }
    const files = await openNginx(stage, ends, { nginx, bodies })

    const contenders = Object.keys(encodings).flatMap((encoding) => {
      const headers = asking(encoding)
      return [
        loadedContender({
          name: siteName(encoding),
          target: { url: list, headers },
          answers: answers.site,
          connections,
        }),
        loadedContender({
          name: nginxName(encoding),
          target: { url: `${files}/${encoding}`, headers },
          answers: answers.nginx,
          connections,
        }),
      ]
    })
    const rounds = await alternate({ ...stage, contenders, rounds: 8, warmUps })
    const comparisons = Object.entries(encodings).map(([encoding, words]) =>
      compare(rounds, {
        title: `The programme ${words}: ${bodies[encoding]?.length.toLocaleString('en')} bytes, ${connections} connections`,
        subject: siteName(encoding),
        base: nginxName(encoding),
        figures: loadFigures({ rate: { atLeast: 0.9 } }),
      }),
    )
    return {
      status: 'measured',
      comparisons,
      notes: ['The site is one process, so nginx has one worker.', ...generatorNotes(rounds)],
    }
  },
}

const siteName = (encoding: string) => `site, ${encoding}`
const nginxName = (encoding: string) => `nginx, ${encoding}`
const asking = (encoding: string) => ({ accept: 'text/html', 'accept-encoding': encoding })
