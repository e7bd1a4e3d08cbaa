import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { Select } from '@/components/ui/forms/select'
import { TextArea } from '@/components/ui/forms/text-area'
import { TextInput } from '@/components/ui/forms/text-input'
import { useForm } from './use-form'

type Fields = {
  name: string
  note: string | null
  address: string
  minutes: number
  asks: boolean
  isOff: boolean
}

const BEGUN: Fields = {
  name: 'Central',
  note: null,
  address: '1 & 2, Pier Road',
  minutes: 30,
  asks: true,
  isOff: true,
}

function Store({ begun }: { begun: Fields }) {
  const { register } = useForm<Fields>({ defaultValues: begun })
  return (
    <form>
      <TextInput {...register('name')} />
      <TextInput {...register('note')} />
      <TextArea {...register('address')} />
      <Select {...register('minutes', { valueAsNumber: true })}>
        <option value={15}>A quarter</option>
        <option value={30}>Half an hour</option>
      </Select>
      <Checkbox label="Asks" {...register('asks')} />
      <Checkbox label="Off" {...register('isOff')} disabled />
    </form>
  )
}

const drawnAs = (begun: Fields) => renderToStaticMarkup(<Store begun={begun} />)

it('the server draws what a form begins with', () => {
  const drawn = drawnAs(BEGUN)
  expect(drawn).toMatch(/<input[^>]* name="name"[^>]* value="Central"/)
  expect(drawn).toMatch(/<input[^>]* name="note"[^>]* value=""/)
  expect(drawn).toMatch(/<textarea[^>]* name="address"[^>]*>1 &amp; 2, Pier Road<\/textarea>/)
  expect(drawn).toMatch(/<option value="30" selected="">/)
  expect(drawn).toMatch(/<input[^>]* name="asks"[^>]* checked=""/)
  expect(drawn).not.toContain('drawn')
})

it('a box that is off is drawn so, and so is one that the form’s library does not read', () => {
  expect(drawnAs({ ...BEGUN, asks: false })).not.toContain('checked')
})
