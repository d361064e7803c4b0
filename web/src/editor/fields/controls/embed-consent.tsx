'use client'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { embedProviders } from '@foyer/schema/fields/embed-providers.ts'
import styles from '#editor/fields/module-form.module.css'
import { grantConsent, withdrawConsent } from '#lib/consent/consent.ts'
import { findPlayer } from '#ui/embed/player.ts'
import { useConsent } from '#ui/embed/use-consent.ts'

/**
 * Grants the consent that the player of an address needs, and takes it back: on the page in the editor nothing can be pressed (M-06).
 * Nothing where there is no player.
 */
export function EmbedConsent({ address }: { address: string }) {
  const provider = findPlayer(address)?.provider
  return provider && <Consent {...embedProviders[provider]} />
}

type Provider = (typeof embedProviders)[keyof typeof embedProviders]

function Consent({ name, consent }: Pick<Provider, 'name' | 'consent'>) {
  const t = useTranslations('embed')
  const isGranted = useConsent(consent)
  const noticeId = useId()
  return (
    <div className={styles.consent}>
      <p className={styles.help} id={noticeId}>
        {isGranted ? t('loaded', { provider: name }) : t(`notice.${consent}`, { provider: name })}
      </p>
      {/* The same button, so that it keeps the focus. */}
      <button
        type="button"
        aria-describedby={noticeId}
        onClick={() => (isGranted ? withdrawConsent(consent) : grantConsent(consent))}
      >
        {isGranted ? t('withdraw') : t('load', { provider: name })}
      </button>
    </div>
  )
}
