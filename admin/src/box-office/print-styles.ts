/** On paper: the list alone, black on white, whatever the colours of the screen; rows are not torn, and each sheet begins with the headings. */
export const printStyles = {
  '@page': { size: 'A4', margin: '14mm 12mm' },
  '@media print': {
    'html, body, body *': { color: '#000 !important', backgroundColor: 'transparent !important' },
    'body, #root': { backgroundColor: '#fff !important', fontSize: '10pt' },
    'header, nav, .MuiDrawer-root, [role=menu], .MuiSnackbar-root, .RaLayout-appFrame > :not(.RaLayout-contentWithSidebar), .not-printed':
      { display: 'none !important' },
    '.RaLayout-appFrame': { marginTop: '0 !important' },
    '.RaLayout-content': { padding: '0 !important' },
    thead: { display: 'table-header-group' },
    tr: { breakInside: 'avoid' },
    'td, th': { borderColor: '#000 !important', fontSize: '10pt !important' },
    'input[type=checkbox]': {
      appearance: 'none',
      width: '4.5mm',
      height: '4.5mm',
      border: '0.4mm solid #000 !important',
    },
    'input[type=checkbox]:checked': { backgroundColor: '#000 !important' },
  },
} as const
