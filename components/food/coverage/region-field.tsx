'use client'

import { Field } from '@/components/ui/forms/field'
import { Select } from '@/components/ui/forms/select'
import type { Region } from '@/lib/domain/areas'
import { type FoodStore, boardStores } from '../food-store'

type RegionFieldProps = {
  label: string
  regions: readonly Region[]
  value: Region
  onChange: (region: Region) => void
  /** What a region is called here. */
  nameOf: (region: Region) => string
  className?: string
}

/** One of the regions where the person's stores are. */
export function RegionField(props: RegionFieldProps) {
  const { label, regions, value, onChange, nameOf, className } = props
  return (
    <Field label={label} {...(className && { className })}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = regions.find((region) => region === target.value)
            if (chosen) onChange(chosen)
          }}
        >
          {regions.map((region) => (
            <option key={region} value={region}>
              {nameOf(region)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** The stores of which the platform can be asked something that only shows. */
function askableStores(stores: readonly FoodStore[]): FoodStore[] {
  return boardStores(stores).filter(({ hasFood }) => hasFood)
}

/** Where those stores are, each region once, those of the chosen stores first. */
export function foodRegions(
  all: readonly FoodStore[],
  chosen: readonly FoodStore[],
): readonly Region[] {
  const regions = [...askableStores(chosen), ...askableStores(all)].map(({ region }) => region)
  return [...new Set(regions)]
}

/** Those stores in one region. */
export function regionStores(stores: readonly FoodStore[], region: Region): FoodStore[] {
  return askableStores(stores).filter((store) => store.region === region)
}
