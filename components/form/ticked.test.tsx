import { renderToStaticMarkup } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, it } from 'vitest'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { ticked } from './ticked'

function Rights({ asksFor }: { asksFor: boolean }) {
  const form = useForm({ defaultValues: { asksFor } })
  return <Checkbox label="Asks for it" {...ticked(form, 'asksFor')} />
}

it.each([true, false])('the server draws a box as the form begins: %s', (asksFor) => {
  const drawn = renderToStaticMarkup(<Rights asksFor={asksFor} />)
  expect(drawn.includes('checked=""')).toBe(asksFor)
})
