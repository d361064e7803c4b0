'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { whenIdle } from '#lib/browser/when-idle.ts'
import styles from './header.module.css'

const secondMs = 1000

/** What has become of the changes, always readable: "Gespeichert vor 3 Sekunden". */
export function SaveStatus() {
  const t = useTranslations('editor')
  const format = useFormatter()
  const state = useStore((store) => store.saveState())
  const now = useNow()
  usePreparedFormat(format)
  const text =
    state.status !== 'saved'
      ? t(`save.${state.status}`)
      : state.at === null
        ? t('save.none')
        : t('save.saved', { time: format.relativeTime(Math.min(state.at, now), now) })
  return (
    <p className={styles.save} data-save={state.status}>
      {text}
    </p>
  )
}

/** Makes the format of times before something is saved: the first one takes a slow browser 80 ms, for which a key would wait. */
function usePreparedFormat(format: ReturnType<typeof useFormatter>): void {
  const { rendered } = useEditing()
  useEffect(() => {
    let isLeft = false
    let cancel = () => {}
    const prepare = async () => {
      await rendered.firstScreen
      if (!isLeft) cancel = whenIdle(() => format.relativeTime(0, 0))
    }
    void prepare()
    return () => {
      isLeft = true
      cancel()
    }
  }, [rendered, format])
}

/** The time, every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
