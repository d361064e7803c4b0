import { alternate, type Contender } from '#bench/alternate.ts'
import { notMeasured, type Bench, type Outcome } from '#bench/bench.ts'
import { compare } from '#bench/compare.ts'
import { answersWithin } from '#bench/pace.ts'
import { generatorNotes, loadedContender, loadFigures } from '#bench/read-load.ts'
import { openSite } from '#bench/site/open-site.ts'
import { findPages } from '#bench/site/pages.ts'
import { findNginx, openNginx } from './nginx.ts'
import { rawBody } from './raw-body.ts'

const connections = 10
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

    const contenders: Contender[] = []
    for (const encoding of Object.keys(encodings)) {
      contenders.push(await contender(siteName(encoding), list, encoding))
      contenders.push(await contender(nginxName(encoding), `${files}/${encoding}`, encoding))
    }
    const rounds = await alternate({ ...stage, contenders, rounds: 8, warmUps: 1 })
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

async function contender(name: string, url: string, encoding: string): Promise<Contender> {
  const target = { url, headers: asking(encoding) }
  const answers = await answersWithin(2, target, connections)
  return loadedContender({ name, target, answers, connections })
}
