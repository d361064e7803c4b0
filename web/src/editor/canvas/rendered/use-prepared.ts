'use client'
import { useEffect, useEffectEvent } from 'react'
import { useEditing } from '#editor/editing-context.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'

/**
 * Does something for the first time when it is known how the first screen looks, and the browser is idle: what it creates (formats,
 * compiled scripts) takes a slow browser so long that a key would wait for it.
 */
export function usePrepared(work: () => unknown): void {
  const { rendered } = useEditing()
  const prepare = useEffectEvent(work)
  useEffect(() => {
    let isLeft = false
    let cancel = () => {}
    const wait = async () => {
      await rendered.firstScreen
      if (!isLeft) cancel = whenIdle(() => prepare())
    }
    void wait()
    return () => {
      isLeft = true
      cancel()
    }
  }, [rendered])
}
