'use client'

export { FoodError as default } from '@/components/food/food-error'
