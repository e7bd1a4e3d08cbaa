import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import GlobalError from './global-error'

it('speaks at once, without anything of the frame that failed, and leads back', () => {
  const error = Object.assign(new Error('frame'), { digest: 'D-1' })
  const html = renderToStaticMarkup(<GlobalError error={error} />)
  expect(html).toMatch(/^<html lang="en">/)
  expect(html).toContain('Handover could not be shown')
  expect(html).toContain('D-1')
  expect(html).toMatch(/<a href="\/"[^>]*>Load again<\/a>/)
})
