'use client'
import { useFormatter, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useStore } from '#editor/editing-context.ts'
import { usePrepared } from '#editor/canvas/rendered/use-prepared.ts'
import styles from './header.module.css'

const secondMs = 1000

/** What has become of the changes, always readable: "Gespeichert vor 3 Sekunden". */
export function SaveStatus() {
  const t = useTranslations('editor')
  const format = useFormatter()
  const state = useStore((store) => store.saveState())
  const now = useNow()
  usePrepared(() => format.relativeTime(0, 0))
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

/** The time, every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
