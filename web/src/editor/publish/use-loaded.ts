'use client'
import { useEffect, useState } from 'react'

type Loaded<Result> =
  { status: 'loading' } | { status: 'failed' } | { status: 'found'; found: Result }

/** What a call of the editor finds; it is made again when its key changes. */
export function useLoaded<Result>(key: string, call: () => Promise<Result>): Loaded<Result> {
  const [loaded, setLoaded] = useState<Loaded<Result> & { key?: string }>({ status: 'loading' })
  useEffect(() => {
    let isCurrent = true
    call().then(
      (found) => isCurrent && setLoaded({ status: 'found', found, key }),
      () => isCurrent && setLoaded({ status: 'failed', key }),
    )
    return () => {
      isCurrent = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key says when the call is another one
  }, [key])
  return loaded.key === key ? loaded : { status: 'loading' }
}
