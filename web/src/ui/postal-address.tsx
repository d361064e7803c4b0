/** Name, street, postcode and town, a line each; what is not known is left out. */
export function PostalAddress(props: {
  name: string
  street: string
  postcode: string
  city: string
}) {
  return (
    <address>
      <b>{props.name}</b>
      {props.street && (
        <>
          <br />
          {props.street}
        </>
      )}
      <br />
      {[props.postcode, props.city].filter(Boolean).join(' ')}
    </address>
  )
}
