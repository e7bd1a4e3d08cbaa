'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { foodPaths } from '@/lib/food/keys'
import type { FoodStore } from './food-store'

type CustomersFilterProps = { stores: readonly FoodStore[]; store: FoodStore; search: string }

/** Which store's customers, and which of them: in the address, so that a view can be sent. */
export function CustomersFilter({ stores, store, search }: CustomersFilterProps) {
  const t = useTranslations('customers')
  const router = useRouter()
  const [typed, setTyped] = useState(search)
  const show = (storeId: number, text: string) =>
    router.push(foodPaths.customers({ store: storeId, search: text.trim() }))
  return (
    <form
      role="search"
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        show(store.id, typed)
      }}
    >
      {stores.length > 1 && (
        <Field label={t('store')} className="w-full sm:w-64">
          {(props) => (
            <Select
              {...props}
              value={store.id}
              onChange={({ target }) => show(Number(target.value), typed)}
            >
              {stores.map(({ id, name, code }) => (
                <option key={id} value={id}>
                  {name} · {code}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={t('search')} className="min-w-48 grow sm:max-w-80">
        {(props) => (
          <TextInput
            {...props}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <Button type="submit" icon={<Search aria-hidden />}>
        {t('find')}
      </Button>
      {search !== '' && (
        <Link
          href={foodPaths.customers({ store: store.id })}
          className={buttonClass({ variant: 'quiet' })}
        >
          {t('all')}
        </Link>
      )}
    </form>
  )
}
