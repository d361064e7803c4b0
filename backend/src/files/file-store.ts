import type { Readable } from 'node:stream'

/** One folder of files. Names have no folders. */
export type FileStore = {
  /** Keeps a local file, which may be deleted afterwards, but not changed. */
  put: (path: string, name: string) => Promise<void>
  read: (name: string) => Promise<Buffer>
  stream: (name: string) => Promise<Readable>
  /** Passes the path of a local file with the content to `use`, which must not change it. */
  withLocal: <Result>(name: string, use: (path: string) => Promise<Result>) => Promise<Result>
  /** A file that is not there is no failure. */
  remove: (name: string) => Promise<void>
}

/** The folders of the theatre's files. `media` is served, the others are not. */
export type Files = {
  media: FileStore
  originals: FileStore
  forms: FileStore
  /** A folder on disk for what is under way. */
  temporary: string
}
