import { embedProviders, findProvider } from '@foyer/schema/fields/embed-providers.ts'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmbedFrame } from './embed-frame.tsx'
import styles from './embed.module.css'
import { findPlayer } from './player.ts'

/** The shape of the frame: a film, a recording, pages to turn, a post, or a form. */
export type EmbedShape = 'film' | 'sound' | 'pages' | 'post' | 'form'

/**
 * Content of a provider. Before consent to its category nothing of the provider is loaded: a placeholder shows
 * `picture` or the provider's name, and a button that grants consent. Content without a player, and any browser without
 * JavaScript, gets a plain link. Placeholder and player have the same size.
 */
export function Embed(props: {
  /** As the editor has pasted it. */
  address: string
  shape: EmbedShape
  title?: string | undefined
  length?: string | undefined
  /** A picture of the theatre's own. */
  picture?: ReactNode
}) {
  const t = useTranslations('embed')
  const { address, shape, title, length, picture } = props
  const provider = findProvider(address)
  if (!provider) return null
  const { name, consent } = embedProviders[provider]
  const player = findPlayer(address)
  const untitled = t(`untitled.${shape}`)
  const caption = (
    <>
      {(title || length) && (
        <p className={styles.title}>
          {title && <strong>{title}</strong>} {length && <span>{length}</span>}
        </p>
      )}
      <p className={styles.source}>
        <a href={address} rel="noopener">
          {t('open', { provider: name })}
        </a>
      </p>
    </>
  )
  if (!player) return <figure className={styles.linked}>{caption}</figure>
  return (
    <EmbedFrame
      player={player}
      consent={consent}
      shape={shape}
      name={`${title || untitled} (${name})`}
      labels={{
        load: t('load', { provider: name }),
        loadTitled: t('loadTitled', { provider: name, title: title || untitled }),
        notice: t(`notice.${consent}`, { provider: name }),
        loaded: t('loaded', { provider: name }),
        withdraw: t('withdraw'),
      }}
      poster={picture ?? <span className={styles.provider}>{name}</span>}
      caption={caption}
    />
  )
}
