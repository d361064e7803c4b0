import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { bodyOf, documents } from './gateway/operations.ts'
const id = Number(readFileSync('/tmp/gw/id', 'utf8'))
const body = bodyOf(documents.event, { locale: 'DE', number: id })
const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const post = (port: number) =>
  new Promise<string>((resolve, reject) => {
    const r = request(
      {
        port,
        path: '/graphql',
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json' },
      },
      (s) => {
        let t = ''
        s.setEncoding('utf8')
          .on('data', (c) => (t += c))
          .on('end', () => resolve(t))
      },
    )
    r.on('error', reject)
    r.end(body)
  })
const ports = [3951, 3952]
console.log((await post(3951)).slice(0, 150))
console.log((await post(3952)).slice(0, 150))
import { execSync } from 'node:child_process'
const pid = (port: number) =>
  execSync(`ss -ltnp | grep ":${port} " | grep -o 'pid=[0-9]*' | head -1 | cut -d= -f2`)
    .toString()
    .trim()
const pids = ports.map(pid)
const cpu = (p: string) => {
  const f = readFileSync(`/proc/${p}/stat`, 'utf8').split(' ')
  return Number(f[13]) + Number(f[14])
}
const n = Number(process.argv[2] ?? 1500)
const sum = [0, 0]
for (let round = 0; round < 5; round++)
  for (const i of round % 2 ? [1, 0] : [0, 1]) {
    const before = cpu(pids[i]!)
    let left = n
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        while (left-- > 0) await post(ports[i]!)
      }),
    )
    const used = cpu(pids[i]!) - before
    if (round > 0) sum[i]! += used
    console.log(round, ports[i], ((used * 10) / n).toFixed(3), 'ms/response')
  }
console.log('ratio', sum[0]! / sum[1]!)
process.exit(0)
