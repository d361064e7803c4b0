import { SiteLink } from '#ui/links/site-link.tsx'
import styles from './not-found-art.module.css'

/** The art of the not-found page: boards, a drawn curtain, one light; below it, links. */
export function NotFoundArt(props: {
  code: string
  title: string
  text?: string | undefined
  links: readonly { href: string; labels: string }[]
}) {
  return (
    <div className={styles.stage}>
      <svg
        className={styles.drawing}
        viewBox="0 0 1200 560"
        // As wide as the window, and never so high that the text does not fit.
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
        {props.text && <p className={styles.text}>{props.text}</p>}
        <ul className={styles.links}>
          {props.links.map(({ href, labels }) => (
            <li key={href}>
              <SiteLink href={href}>{labels}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
