import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'

/**
 * An origin that serves recorded responses from memory: a JSON file of path (without query) to JSON text. Environment: STUB_PORT,
 * STUB_RESPONSES (the file).
 */
const responses = JSON.parse(readFileSync(process.env['STUB_RESPONSES'] ?? '', 'utf8')) as Record<
  string,
  string
>
const bodies = new Map(Object.entries(responses).map(([path, text]) => [path, Buffer.from(text)]))
bodies.set('/ready', Buffer.from('{}'))

const server = createServer({ keepAliveTimeout: 60_000 }, ({ url = '' }, response) => {
  const body = bodies.get(url.split('?', 1)[0] ?? '')
  response.writeHead(body ? 200 : 404, {
    'content-type': 'application/json',
    'content-length': body?.length ?? 0,
  })
  response.end(body)
})
server.listen(Number(process.env['STUB_PORT']), '127.0.0.1')

const end = () => process.exit(0)
process.on('SIGTERM', end).on('disconnect', end)
