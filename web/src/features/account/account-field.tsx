import text from '#ui/text-field.module.css'
import styles from './account.module.css'

export type Problem = { slug: string; message: string }

type Props = Omit<React.ComponentProps<'input'>, 'name'> & {
  name: string
  label: string
  hint?: string
  problem: Problem | undefined
  isFirstWrong: boolean
}

/** A field of a form of the account, with its problem below it. */
export function AccountField({ name, label, hint, problem, isFirstWrong, ...input }: Props) {
  const problemId = `${name}-problem`
  const hintId = `${name}-hint`
  const described = [problem && problemId, hint && hintId].filter((id) => id)
  return (
    <div className={styles.field}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <input
        required
        {...input}
        className={text.input}
        id={name}
        name={name}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- only after a rejection: what is wrong first has the focus, without JavaScript too
        autoFocus={isFirstWrong}
        aria-invalid={problem ? true : undefined}
        aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      />
      {problem && (
        <p id={problemId} className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
    </div>
  )
}
