import { alternate } from '#bench/measure/alternate.ts'
import { notMeasured, type Bench, type Outcome } from '#bench/bench.ts'
import { compare, type FigureDefinition } from '#bench/measure/compare.ts'
import { generatorNotes } from '#bench/measure/read-load.ts'
import { openSite } from '#bench/site/open-site.ts'
import { findPages } from '#bench/site/pages.ts'
import { findNginx, openNginx } from './nginx.ts'
import { openBare } from './open-bare.ts'
import { rawResponse, type RawResponse } from './raw-response.ts'
import { findWrk, wrkContender } from './wrk.ts'

/** Until V8 has optimized the hot path; nginx is compiled ahead of time. */
const warmUps = 3
const rounds = 8
const encodings = { br: 'as browsers request it, compressed', identity: 'not compressed' }

export const pageHit: Bench = {
  name: 'page-hit',
  question:
    'What does a cached page cost, compared with a bare Node server and with nginx that send the same bytes?',
  async run(context): Promise<Outcome> {
    const wrk = findWrk(context.env)
    const nginx = findNginx(context.env)
    if (!wrk || !nginx) {
      const missing = [!wrk && 'wrk', !nginx && 'nginx'].filter(Boolean).join(' and ')
      return notMeasured(
        `${missing} is not installed (\`apt-get install wrk nginx\`, or WRK_PATH and NGINX_PATH): a client in Node would measure itself.`,
      )
    }
    await using disposables = new AsyncDisposableStack()
    const site = await openSite(context, disposables)
    const { list } = await findPages(site.address, 'de')
    const responses: Record<string, RawResponse> = {}
    // Twice, since the first request may render the page.
    for (const encoding of [...Object.keys(encodings), ...Object.keys(encodings)]) {
      responses[encoding] = await rawResponse(list, asking(encoding))
    }
    const bodies = Object.fromEntries(
      Object.entries(responses).map(([key, { body }]) => [key, body]),
    )
    const files = await openNginx(context, disposables, { nginx, bodies })

    const contenders = []
    for (const [encoding, response] of Object.entries(responses)) {
      const headers = asking(encoding)
      const bare = await openBare(context, disposables, { name: encoding, response })
      contenders.push(
        wrkContender(wrk, { name: names.site(encoding), url: list, headers }),
        wrkContender(wrk, { name: names.bare(encoding), url: `${bare}/`, headers }),
        wrkContender(wrk, { name: names.nginx(encoding), url: `${files}/${encoding}`, headers }),
      )
    }
    const all = await alternate({ ...context, contenders, rounds, warmUps })
    const comparisons = Object.entries(encodings).flatMap(([encoding, words]) => {
      const title = `The programme ${words}: ${bodies[encoding]?.length.toLocaleString('en')} bytes`
      const subject = names.site(encoding)
      return [
        compare(all, { title, subject, base: names.bare(encoding), figures: overBare }),
        compare(all, { title, subject, base: names.nginx(encoding), figures }),
      ]
    })
    return {
      status: 'measured',
      comparisons,
      notes: [
        'Load from wrk with ten connections. Site and bare server are one process each, so nginx has one worker; it sends a file and hardly any headers.',
        'The site is started as by `npm start`, which writes no line for each response.',
        ...generatorNotes(all),
      ],
    }
  },
}

const names = {
  site: (encoding: string) => `site, ${encoding}`,
  bare: (encoding: string) => `node:http, ${encoding}`,
  nginx: (encoding: string) => `nginx, ${encoding}`,
}

const asking = (encoding: string) => ({ accept: 'text/html', 'accept-encoding': encoding })

const cpu = { name: 'cpuMicroseconds', title: 'CPU per response', unit: 'µs' }
const others: FigureDefinition[] = [
  { name: 'responsesPerSecond', title: 'Responses per second', unit: '1/s' },
  { name: 'p50Ms', title: 'Latency, half of the responses', unit: 'ms' },
  { name: 'p99Ms', title: 'Latency, 99 of 100 responses', unit: 'ms' },
]
const figures: FigureDefinition[] = [cpu, ...others]
const overBare: FigureDefinition[] = [{ ...cpu, goal: { atMost: 1.25 } }, ...others]
