import { complete } from '../../complete-messages'
import audit from './audit.json'
import board from './board.json'
import callbacks from './callbacks.json'
import common from './common.json'
import coverage from './coverage.json'
import customerData from './customer-data.json'
import customers from './customers.json'
import demo from './demo.json'
import doubt from './doubt.json'
import errors from './errors.json'
import exceptions from './exceptions.json'
import failure from './failure.json'
import find from './find.json'
import firstSteps from './first-steps.json'
import food from './food.json'
import health from './health.json'
import hours from './hours.json'
import hoursReport from './hours-report.json'
import imports from './imports.json'
import jobs from './jobs.json'
import labels from './labels.json'
import lists from './lists.json'
import lockers from './lockers.json'
import mail from './mail.json'
import map from './map.json'
import money from './money.json'
import orders from './orders.json'
import palette from './palette.json'
import parcelForm from './parcel-form.json'
import parcelPage from './parcel-page.json'
import parcels from './parcels.json'
import people from './people.json'
import platform from './platform.json'
import printing from './printing.json'
import reports from './reports.json'
import roles from './roles.json'
import scan from './scan.json'
import sheets from './sheets.json'
import shell from './shell.json'
import slots from './slots.json'
import statusCodes from './status-codes.json'
import stores from './stores.json'
import summaries from './summaries.json'
import tablets from './tablets.json'
import ticket from './ticket.json'
import tracking from './tracking.json'
import warehouseReport from './warehouse-report.json'
import waybillPage from './waybill-page.json'
import waybills from './waybills.json'

export const zhTW = complete({
  audit,
  board,
  callbacks,
  common,
  coverage,
  customerData,
  customers,
  demo,
  doubt,
  errors,
  exceptions,
  failure,
  find,
  firstSteps,
  food,
  health,
  hours,
  hoursReport,
  imports,
  jobs,
  labels,
  lists,
  lockers,
  mail,
  map,
  money,
  orders,
  palette,
  parcelForm,
  parcelPage,
  parcels,
  people,
  platform,
  printing,
  reports,
  roles,
  scan,
  sheets,
  shell,
  slots,
  statusCodes,
  stores,
  summaries,
  tablets,
  ticket,
  tracking,
  warehouseReport,
  waybillPage,
  waybills,
})
