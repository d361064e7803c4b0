/** Placeholder rows, each of two fields, in the layout that `className` gives them (L-14). */
export function LoadingRows({
  label,
  className,
}: {
  label: string
  className: string | undefined
}) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className={className} aria-hidden="true">
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
