import { type ReactNode, useEffect } from 'react'
import { Layout as FrameworkLayout, useLocaleState } from 'react-admin'
import { AppBar } from './app-bar.tsx'
import { EndedSessionDialog } from './ended-session-dialog.tsx'
import { Menu } from './menu.tsx'

export function Layout({ children }: { children: ReactNode }) {
  useDocumentLanguage()
  return (
    <FrameworkLayout appBar={AppBar} menu={Menu} sx={{ minWidth: 0 }}>
      {children}
      <EndedSessionDialog />
    </FrameworkLayout>
  )
}

/** Screen readers and hyphenation follow the language of the words. */
export function useDocumentLanguage(): void {
  const [locale] = useLocaleState()
  useEffect(() => {
    document.documentElement.lang = locale
  }, [locale])
}
