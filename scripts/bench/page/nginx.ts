import { mkdirSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchContext } from '#bench/bench.ts'
import { findProgram } from '#bench/measure/find-program.ts'
import { freePort } from '#ports/free-port.ts'

const startLimitMs = 5_000

/** nginx: NGINX_PATH, or the one on the PATH. */
export const findNginx = (env: NodeJS.ProcessEnv) => findProgram('nginx', env['NGINX_PATH'], env)

/** Serves response bodies as files, by encoding, with a single worker, since the site is a single process. Returns its URL. */
export async function openNginx(
  context: BenchContext,
  disposables: AsyncDisposableStack,
  { nginx, bodies }: { nginx: string; bodies: Record<string, Buffer> },
): Promise<string> {
  const port = await freePort()
  const folder = `${context.folder}/nginx`
  mkdirSync(`${folder}/html`, { recursive: true })
  for (const [encoding, body] of Object.entries(bodies)) {
    writeFileSync(`${folder}/html/${encoding}`, body)
  }
  const encodings = Object.keys(bodies)
  writeFileSync(`${folder}/nginx.conf`, configuration({ folder, port, encodings }))
  const child = spawn(nginx, ['-p', folder, '-c', `${folder}/nginx.conf`], { stdio: 'inherit' })
  const ended = once(child, 'exit')
  disposables.defer(async () => {
    child.kill('SIGQUIT')
    await ended
  })
  const address = `http://127.0.0.1:${port}`
  await untilReady(`${address}/${encodings[0]}`)
  return address
}

type Served = { folder: string; port: number; encodings: string[] }

function configuration({ folder, port, encodings }: Served): string {
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=16;
  keepalive_requests 1000000;
  default_type text/html;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${folder}/html;
    ${encodings.map((name) => `location = /${name} { add_header content-encoding ${name}; }`).join('\n    ')}
  }
}
`
}

async function untilReady(address: string): Promise<void> {
  const deadline = performance.now() + startLimitMs
  for (;;) {
    try {
      const response = await fetch(address)
      await response.body?.cancel()
      if (response.ok) return
    } catch (error) {
      if (performance.now() > deadline) throw new Error('nginx did not start.', { cause: error })
    }
    await sleep(50)
  }
}
