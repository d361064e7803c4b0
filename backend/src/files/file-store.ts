import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { PartStore } from './part-store.ts'

/** One folder of files, on disk or in a bucket. Names have no folders. */
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

/** What a browser asks of a file: a part of it, or whether it has changed. */
export type Condition = {
  isHead: boolean
  range?: string | undefined
  ifRange?: string | undefined
  ifNoneMatch?: string | undefined
  ifModifiedSince?: Date | undefined
}

export type Delivered = {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string | number>
  body?: Readable | undefined
}

/** How visitors get the files of `media`: from a folder, or one after another from a bucket. Undefined: there is no such file. */
type Delivery =
  | { folder: string }
  | { deliver: (name: string, condition: Condition) => Promise<Delivered | undefined> }

/** The folders of the theatre's files. `media` is served, the others are not. */
export type Files = {
  media: FileStore
  originals: FileStore
  forms: FileStore
  parts: PartStore
  /** A folder on disk for what is under way. */
  temporary: string
  delivery: Delivery
}

/** The names of the folders, in FOYER_DATA or in the bucket. */
export const folderOf = { media: 'media', originals: 'originals', forms: 'form-files' } as const

/** The name of the folder of uploads in parts, in FOYER_DATA or in the bucket. No backup contains it. */
export const partsFolder = 'uploads'

/** The folder on disk for what is under way. */
export const temporaryFolder = (dataFolder: string) => join(dataFolder, 'incoming')
