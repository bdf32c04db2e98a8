/**
 * Parameters that report a measurement, a count or a time: they differ at each reading although nothing was changed.
 * By their names in TR-181, because most paths that a device tells are not in the table of parameters.
 */
const measured =
  /\.(?:Stats\.\w+|UpTime|CPUUsage|MemoryStatus\.\w+|\w*StorageUsed|CapacityUsed|CurrentLocalTime|LeaseTimeRemaining|TemperatureSensor\.\d+\.\w+|Noise|Utilization|\w*SignalStrength|\w*SignalLevel|\w*SignalQuality|\w*Rate|\w*NumberOfEntries|LastChange|ActiveTime|\w*TimeStamp)$/;

/** What comes and goes by itself: clients, their leases, networks of neighbours, the home network, a change on trial. */
const passing =
  /^Device\.(?:WiFi\.DataElements|X_WAYMARK_ConfirmedCommit)\.|\.(?:AssociatedDevice|Host|Result|Process|Pool\.\d+\.Client)\.\d+\./;

export const isMeasured = (path: string): boolean => measured.test(path) || passing.test(path);
