import { embedProviders, findProvider } from '@foyer/schema/fields/embed-providers.ts'
import type { ReactNode } from 'react'
import { EmbedFrame } from './embed-frame.tsx'
import styles from './embed.module.css'
import { findPlayer } from './player.ts'

/** Labels around what providers show; `{provider}` and `{title}` are filled in. Messages „modules.embed“. */
export type EmbedLabels = {
  /** What is loaded where it has no title, by its shape. */
  untitled: Record<EmbedShape, string>
  load: string
  loadTitled: string
  notice: Record<'media' | 'tracking', string>
  loaded: string
  withdraw: string
  open: string
}

/** What the frame is like: a film, a recording, pages to turn, a post, or a form. */
export type EmbedShape = 'film' | 'sound' | 'pages' | 'post' | 'form'

/**
 * Something at a provider. Until the visitor agrees to its category, nothing of the provider is loaded: in its place stand
 * `picture` or the provider's name, and a button that agrees. What has no player, and any browser without JavaScript, gets
 * the plain link. The place is as large before as after.
 */
export function Embed(props: {
  /** As the editor has pasted it. */
  address: string
  shape: EmbedShape
  labels: EmbedLabels
  title?: string | undefined
  length?: string | undefined
  /** A picture of the house's own. */
  picture?: ReactNode
}) {
  const { address, shape, labels, title, length, picture } = props
  const provider = findProvider(address)
  if (!provider) return null
  const { name, consent } = embedProviders[provider]
  const player = findPlayer(address)
  const say = (label: string) =>
    label.replaceAll('{provider}', name).replace('{title}', title || labels.untitled[shape])
  const caption = (
    <>
      {(title || length) && (
        <p className={styles.title}>
          {title && <strong>{title}</strong>} {length && <span>{length}</span>}
        </p>
      )}
      <p className={styles.source}>
        <a href={address} rel="noopener">
          {say(labels.open)}
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
      name={title ? `${title} (${name})` : say(`${labels.untitled[shape]} (${name})`)}
      labels={{
        load: say(labels.load),
        loadTitled: say(labels.loadTitled),
        notice: say(labels.notice[consent]),
        loaded: say(labels.loaded),
        withdraw: say(labels.withdraw),
      }}
      poster={picture ?? <span className={styles.provider}>{name}</span>}
      caption={caption}
    />
  )
}
