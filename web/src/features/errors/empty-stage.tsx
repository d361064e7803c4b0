import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './empty-stage.module.css'

/** An empty stage: boards, a drawn curtain, one light, and where to go from here. */
export function EmptyStage(props: {
  code: string
  title: string
  text: string
  links: readonly { href: string; words: string }[]
}) {
  return (
    <div className={styles.stage}>
      <svg
        className={styles.drawing}
        viewBox="0 0 1200 560"
        // A stage as wide as the window, and never higher than what leaves room for the words.
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.curtain} d="M0 0h1200v70H0z" />
        <path
          className={styles.curtain}
          d="M0 0h190c0 180-40 330-120 470H0zM1200 0h-190c0 180 40 330 120 470h70z"
        />
        <path className={styles.light} d="M600 70 400 470h400z" />
        <path className={styles.boards} d="M70 470h1060l70 90H0z" />
        <path className={styles.mark} d="M575 500l50 30m0-30-50 30" />
      </svg>
      <div className={styles.words}>
        <p className={styles.code}>{props.code}</p>
        <h1 className={styles.title}>{props.title}</h1>
        <p className={styles.text}>{props.text}</p>
        <ul className={styles.links}>
          {props.links.map(({ href, words }) => (
            <li key={href}>
              <SiteLink href={href}>{words}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
