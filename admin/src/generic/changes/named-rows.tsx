import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocaleCode } from '#words/use-locale-code.ts'
import { type ChangedRow, type NameOf, readNames } from './row-names.ts'

const unknown: NameOf = () => undefined
const NamesContext = createContext(unknown)

/** Reads the names of the rows that changes name once for all changes inside. Until they are there, the rows are shown as numbers. */
export function NamedRows({
  changed,
  children,
}: {
  /** The same array as long as nothing else is shown. */
  changed: readonly ChangedRow[]
  children: ReactNode
}) {
  const locale = useLocaleCode()
  const [nameOf, setNameOf] = useState<NameOf>(() => unknown)
  useEffect(() => {
    let isCurrent = true
    const read = async () => {
      const found = await readNames(changed, locale)
      if (isCurrent) setNameOf(() => found)
    }
    void read()
    return () => {
      isCurrent = false
    }
  }, [changed, locale])
  return <NamesContext value={nameOf}>{children}</NamesContext>
}

export const useNameOf = (): NameOf => useContext(NamesContext)
