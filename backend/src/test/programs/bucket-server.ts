import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import S3rver from 's3rver'
import type { FilesSetting } from '#files/files-setting.ts'

type BucketSetting = Omit<FilesSetting, 'FOYER_DATA'>

/** Starts a server that speaks S3, with two empty buckets, and listens on this address. */
export async function startBuckets(address = '127.0.0.1'): Promise<{
  one: BucketSetting
  other: BucketSetting
  /** Ends the server for as long as `work` takes. */
  without: (work: () => Promise<void>) => Promise<void>
  stop: () => Promise<void>
}> {
  const directory = mkdtempSync(`${tmpdir()}/foyer-buckets-`)
  const open = (at: number) => createServer({ directory, address, port: at })
  let server = open(0)
  const { port } = await server.run()
  const settingOf = (bucket: string): BucketSetting => ({
    S3_BUCKET: bucket,
    S3_ENDPOINT: `http://${address}:${port}`,
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  })
  return {
    one: settingOf('one'),
    other: settingOf('other'),
    async without(work) {
      await server.close()
      await work()
      server = open(port)
      await server.run()
    },
    async stop() {
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

type At = { directory: string; address: string; port: number }

function createServer({ directory, address, port }: At): S3rver {
  const configureBuckets = ['one', 'other'].map((name) => ({ name, configs: [] }))
  return new S3rver({ address, port, silent: true, directory, configureBuckets })
}
