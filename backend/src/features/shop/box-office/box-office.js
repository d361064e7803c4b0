// What the box office tells the page of the site around it. Messages: docs/decisions/2026-11-21-box-office.md.

const { site, cartAmount } = document.body.dataset
const isEmbedded = window.parent !== window

function tell(message) {
  window.parent.postMessage({ source: 'foyer-webshop', ...message }, site)
}

if (isEmbedded) {
  const main = document.querySelector('main')
  const tellHeight = () =>
    tell({ type: 'height', px: Math.ceil(main.getBoundingClientRect().height) })
  const tellCart = () => {
    if (/^\d+$/.test(cartAmount)) tell({ type: 'cart', amount: Number(cartAmount) })
  }
  new ResizeObserver(tellHeight).observe(main)
  tellCart()
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== site || source !== window.parent || data?.source !== 'foyer-site') return
    tellHeight()
    tellCart()
  })
  for (const link of document.querySelectorAll('a[data-open]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      tell({ type: 'open', what: link.dataset.open })
    })
  }
}

const problem = document.querySelector('.problem[role="alert"]')
problem?.focus({ preventScroll: true })
problem?.scrollIntoView({ block: 'center' })
if (isEmbedded && !problem) tell({ type: 'page' })

// An order is placed once, however often the button is pressed.
for (const form of document.forms) {
  form.addEventListener('submit', () =>
    setTimeout(() => {
      for (const button of form.querySelectorAll('button')) button.disabled = true
    }),
  )
}

// What is typed at the checkout survives a reload and the choice of another language, in this tab only.
const remembered = ['name', 'email', 'payment_method']
const checkout = document.querySelector('#payment_method')?.form
const draftKey = 'box-office-checkout'
if (checkout) {
  const draft = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
  for (const name of remembered) {
    const field = checkout.elements.namedItem(name)
    if (
      field &&
      typeof draft[name] === 'string' &&
      (field instanceof RadioNodeList || !field.value)
    ) {
      field.value = draft[name]
    }
  }
  checkout.addEventListener('input', () => {
    const typed = new FormData(checkout)
    const kept = Object.fromEntries(remembered.map((name) => [name, typed.get(name)]))
    sessionStorage.setItem(draftKey, JSON.stringify(kept))
  })
} else if (location.pathname.includes('/orders/')) sessionStorage.removeItem(draftKey)
