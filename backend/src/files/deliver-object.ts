import type { Readable } from 'node:stream'
import {
  GetObjectCommand,
  type GetObjectCommandInput,
  type GetObjectCommandOutput,
  HeadObjectCommand,
} from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'
import type { Condition, Delivered } from './file-store.ts'

/** A file of the bucket for a browser, by what the browser knows of it already; undefined if there is none. */
export async function deliverFrom(
  bucket: Bucket,
  key: string,
  condition: Condition,
): Promise<Delivered | undefined> {
  const object = { Bucket: bucket.name, Key: key }
  const { isHead, ifNoneMatch, ifModifiedSince } = condition
  try {
    if (condition.range !== undefined && !isHead)
      return await deliverPart(bucket, object, condition)
    const input = {
      ...object,
      IfNoneMatch: ifNoneMatch,
      // By the standard the tag alone decides where both are given.
      IfModifiedSince: ifNoneMatch === undefined ? ifModifiedSince : undefined,
    }
    return wholeOf(await send(bucket, input, isHead))
  } catch (error) {
    const status = statusOf(error)
    if (status === 304) return { status, headers: {} }
    if (status === 404) return undefined
    throw error
  }
}

type StoredObject = { Bucket: string; Key: string }

/** What is asked of parts is decided here: stores differ in what they know of it. */
async function deliverPart(
  bucket: Bucket,
  object: StoredObject,
  { range = '', ifRange }: Condition,
): Promise<Delivered> {
  const found = await send(bucket, object, true)
  const part = isSame(found, ifRange) ? findPart(range, found.ContentLength ?? 0) : 'all'
  if (part === 'all') return wholeOf(await send(bucket, object, false))
  if (part === 'none') {
    return { status: 416, headers: { 'content-range': `bytes */${found.ContentLength}` } }
  }
  const { first, last } = part
  const answer = await send(bucket, { ...object, Range: `bytes=${first}-${last}` }, false)
  return {
    status: 206,
    body: answer.Body as Readable,
    headers: {
      ...headersOf(found),
      'content-length': last - first + 1,
      'content-range': `bytes ${first}-${last}/${found.ContentLength}`,
    },
  }
}

/** Whether this is the file that the browser has begun to read. */
function isSame({ ETag, LastModified }: Answer, ifRange: string | undefined): boolean {
  if (ifRange === undefined || ifRange === ETag) return true
  const time = Date.parse(ifRange)
  return LastModified !== undefined && !Number.isNaN(time) && LastModified.getTime() <= time
}

type Part = { first: number; last: number }

/** One part of a file; several at once, and what is no range, are answered by all of it. */
function findPart(range: string, size: number): Part | 'all' | 'none' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (from === '' && to === '') return 'all'
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return first <= last ? { first, last } : 'none'
}

type Answer = Pick<
  GetObjectCommandOutput,
  'Body' | 'ContentLength' | 'ContentType' | 'ETag' | 'LastModified'
>

function send({ client }: Bucket, input: GetObjectCommandInput, isHead: boolean): Promise<Answer> {
  return isHead
    ? client.send(new HeadObjectCommand(input))
    : client.send(new GetObjectCommand(input))
}

const wholeOf = (answer: Answer): Delivered => ({
  status: 200,
  body: answer.Body as Readable | undefined,
  headers: headersOf(answer),
})

function headersOf({ ContentLength, ContentType, ETag, LastModified }: Answer) {
  return {
    'content-type': ContentType ?? 'application/octet-stream',
    ...(ContentLength !== undefined && { 'content-length': ContentLength }),
    ...(ETag !== undefined && { etag: ETag }),
    ...(LastModified !== undefined && { 'last-modified': LastModified.toUTCString() }),
  }
}

/** Undefined if there was no answer at all. */
function statusOf(error: unknown): number | undefined {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } }
  return $metadata?.httpStatusCode
}
