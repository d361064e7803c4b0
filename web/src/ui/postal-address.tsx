/** Name, street, postcode and town, one per line; unknown parts are left out. */
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
