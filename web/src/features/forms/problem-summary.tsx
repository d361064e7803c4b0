import styles from './entry-form.module.css'
import { type FieldContent, idOf, type ShownProblem } from './form-content.ts'

/** The problems, above the form: announced, with a link to each field. */
export function ProblemSummary(props: {
  id: string
  heading: string
  problems: readonly ShownProblem[]
  /** Slugs of fields whose problems have been corrected. */
  fixed: readonly string[]
  fields: readonly FieldContent[]
}) {
  const labels = new Map(props.fields.map(({ slug, label }) => [slug, label]))
  return (
    <div id={props.id} className={styles.summary} role="alert" tabIndex={-1}>
      <p>
        <strong>{props.heading}</strong>
      </p>
      {props.problems.length > 0 && (
        <ul>
          {props.problems.map(({ slug, message }) => (
            <li key={slug} data-fixed={props.fixed.includes(slug) || undefined}>
              {labels.has(slug) ? (
                <a href={`#${idOf(slug)}`}>
                  {labels.get(slug)} – {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
