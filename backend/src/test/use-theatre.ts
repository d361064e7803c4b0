import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { buildApp } from '#app'
import { connect } from '#database/connect.ts'
import { readEnv } from '#env'
import { databaseUrl, demoTemplate } from './demo-template.ts'
import { testEnvironment } from './test-environment.ts'
import type { TestDatabase } from './test-database.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  export interface ProvidedContext {
    postgresUrl: string
  }
}

export type Theatre = {
  app: FastifyInstance
  database: TestDatabase
  url: string
  /** The data folder. */
  folder: string
  /** Calls the origin; returns status, headers and the parsed body. */
  call(request: InjectOptions | string): Promise<CallResponse>
}

type CallResponse = {
  status: number
  headers: Record<string, unknown>
  cookies: { name: string; value: string; httpOnly?: boolean; sameSite?: string }[]
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came
  body: any
}

/**
 * An origin with a database of its own that contains the demo theatre, for the tests of one file. Each file calls it for itself, since
 * the modules that its tests share are loaded once for several files.
 */
export function useTheatre(
  theatre = {} as Theatre,
  /** Environment variables of the origin, read once what the file has started before is there. */
  settings: () => Record<string, string> = () => ({}),
): Theatre {
  const name = `foyer_test_${randomUUID().replaceAll('-', '')}`
  const folder = mkdtempSync(join(tmpdir(), 'foyer-theatre-'))

  beforeAll(async () => {
    const serverUrl = inject('postgresUrl')
    const template = await demoTemplate(serverUrl, new Date())
    // Copying files takes half as long as copying them through the server's memory.
    await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`)
    theatre.url = databaseUrl(serverUrl, name)
    theatre.folder = folder
    // A statement takes as long as a busy machine needs.
    theatre.database = connect(theatre.url, { statementTimeoutMs: 60_000 }) as TestDatabase
    theatre.app = await buildApp({
      database: theatre.database,
      env: readEnv({
        ...testEnvironment,
        DATABASE_URL: theatre.url,
        FOYER_DATA: folder,
        SITE_URL: 'https://theatre.example',
        ...settings(),
      }),
    })
    theatre.call = callerOf(theatre.app)
  })

  afterAll(async () => {
    await theatre.app?.close()
    await theatre.database?.$client.end()
    await onServer(inject('postgresUrl'), `drop database if exists ${name} with (force)`)
    rmSync(folder, { recursive: true, force: true })
  })
  return theatre
}

/** Calls an origin; returns status, headers and the parsed body. */
export function callerOf(app: FastifyInstance): Theatre['call'] {
  return async (request) => {
    const response = await app.inject(request)
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      headers: response.headers,
      cookies: response.cookies,
      body: isJson ? response.json() : response.body,
    }
  }
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const server = new pg.Client(serverUrl)
  await server.connect()
  try {
    await server.query(statement)
  } finally {
    await server.end()
  }
}
