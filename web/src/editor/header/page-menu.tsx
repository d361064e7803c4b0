'use client'
import { adminAddressOf } from '@foyer/schema/resources/admin-address.ts'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { useEditing, useStore } from '#editor/editing-context.ts'
import { ToolIcon } from '#editor/frame/tool-icon.tsx'
import { contentLanguages, isLanguageOfSite } from '#graphql/content-language.ts'
import { AccountPart } from './account-part.tsx'
import { addressOfLanguage, besideAddress, hasSettings } from './page-address.ts'
import { focusPageSettings, pageMenuId } from '#editor/panel/focus-page-settings.ts'
import { wholePage } from '#editor/selection/selection.ts'
import styles from './page-menu.module.css'
import type { Tool } from './tools.ts'

/** What is done with the whole page: a list of buttons below one that opens it. */
export function PageMenu({ onOpen }: { onOpen: (tool: Tool) => void }) {
  const { page, selection } = useEditing()
  const t = useTranslations('editor')
  const id = useId()
  const { menu, button, isOpen, wasOpened, setIsOpen } = useDisclosure()
  const state = useStore((store) => store.publicationState())
  const hasVisitors = isLanguageOfSite(page.language)
  const adminAddress = adminAddressOf(page.slug)
  const tools: readonly Tool[] = [
    'pages',
    'check',
    'versions',
    'preview',
    ...(hasVisitors ? (['schedule'] as const) : []),
    ...(state === 'changed' ? (['discard'] as const) : []),
    ...(hasVisitors && state !== 'draft' ? (['unpublish'] as const) : []),
    'keys',
  ]
  const leave = (action: () => void) => {
    setIsOpen(false)
    // A dialog gives the focus back to the button.
    button.current?.focus()
    action()
  }
  const openSettings = () => {
    selection.select(wholePage)
    focusPageSettings()
  }
  return (
    <div className={styles.more} ref={menu}>
      <button
        type="button"
        id={pageMenuId}
        ref={button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('menu.label')}
        title={t('menu.label')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ToolIcon name="more" />
      </button>
      <div id={id} className={styles.menu} hidden={!isOpen}>
        <ul>
          {hasSettings(page.slug) && (
            <li>
              <button type="button" onClick={() => leave(openSettings)}>
                {t('menu.settings')}
              </button>
            </li>
          )}
          {tools.map((tool) => (
            <li key={tool}>
              <button type="button" onClick={() => leave(() => onOpen(tool))}>
                {t(`menu.${tool}`)}
              </button>
            </li>
          ))}
          {adminAddress !== undefined && (
            <li>
              <a href={adminAddress} target="_top">
                {t('menu.admin')}
              </a>
            </li>
          )}
        </ul>
        <nav aria-label={t('menu.languages')}>
          <ul>
            {contentLanguages.map((language) => (
              // Another language is another document: entered by a navigation of its own.
              <li key={language}>
                <a
                  href={addressOfLanguage(page, language)}
                  target="_top"
                  aria-current={language === page.language ? 'page' : undefined}
                >
                  {t(`menu.language.${language}`)}
                </a>
              </li>
            ))}
            <li className={styles.beside}>
              <a href={besideAddress(page)} target="_top">
                {t('menu.beside')}
              </a>
            </li>
          </ul>
        </nav>
        {wasOpened && <AccountPart />}
      </div>
    </div>
  )
}

/** Closed by Escape, which gives the focus back, and by going elsewhere. `wasOpened`: what is loaded only for it, stays. */
function useDisclosure() {
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const setIsOpen = (next: boolean) => {
    setOpen(next)
    if (next) setWasOpened(true)
  }
  useEffect(() => {
    if (!isOpen) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      button.current?.focus()
    }
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) setOpen(false)
    }
    // Before the modules, which are left by Escape as well.
    document.addEventListener('keydown', press, { capture: true })
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    return () => {
      document.removeEventListener('keydown', press, { capture: true })
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
    }
  }, [isOpen])
  return { menu, button, isOpen, wasOpened, setIsOpen }
}
