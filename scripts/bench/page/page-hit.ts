import { alternate } from '#bench/alternate.ts'
import { notMeasured, type Bench, type Outcome } from '#bench/bench.ts'
import { compare } from '#bench/compare.ts'
import { answersWithin } from '#bench/pace.ts'
import { generatorNotes, loadedContender, loadFigures } from '#bench/read-load.ts'
import { openSite } from '#bench/site/open-site.ts'
import { findPages } from '#bench/site/pages.ts'
import { findNginx, openNginx } from './nginx.ts'

const connections = 10
const [ours, theirs] = ['site', 'nginx, the same file']

export const pageHit: Bench = {
  name: 'page-hit',
  question:
    'How quick is a page that was asked for before, over nginx with the same bytes as a file?',
  async run(stage): Promise<Outcome> {
    const nginx = findNginx(stage.env)
    if (!nginx)
      return notMeasured('nginx is not installed (`apt-get install nginx`, or set NGINX_PATH).')
    await using ends = new AsyncDisposableStack()
    const site = await openSite(stage, ends)
    const { list } = await findPages(site.address, 'de')
    const html = Buffer.from(await (await fetch(list, { headers: identity })).arrayBuffer())
    const file = await openNginx(stage, ends, { nginx, html })

    const contenders = []
    for (const [name, url] of [
      [ours, list],
      [theirs, file],
    ] as const) {
      const target = { url, headers: identity }
      const answers = await answersWithin(2, target, connections)
      contenders.push(loadedContender({ name, target, answers, connections }))
    }
    const rounds = await alternate({ ...stage, contenders, rounds: 10, warmUps: 2 })
    const title = `The programme, ${html.length.toLocaleString('en')} bytes, ${connections} connections`
    const figures = loadFigures({ rate: { atLeast: 0.9 } })
    return {
      status: 'measured',
      comparisons: [compare(rounds, { title, subject: ours, base: theirs, figures })],
      notes: [
        'Neither compresses here. The site is one process, so nginx has one worker.',
        ...generatorNotes(rounds),
      ],
    }
  },
}

const identity = { accept: 'text/html', 'accept-encoding': 'identity' }
