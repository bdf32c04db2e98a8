/**
 * Parameters that report a measurement, a count or a time: they differ at each reading without a change.
 * They are matched by TR-181 name, because most reported paths are not in the table of parameters.
 */
const measured =
  /\.(?:Stats\.\w+|UpTime|CPUUsage|MemoryStatus\.\w+|\w*StorageUsed|CapacityUsed|CurrentLocalTime|LeaseTimeRemaining|TemperatureSensor\.\d+\.\w+|Noise|Utilization|\w*SignalStrength|\w*SignalLevel|\w*SignalQuality|\w*Rate|\w*NumberOfEntries|LastChange|ActiveTime|\w*TimeStamp)$/;

/**
 * Rows that appear and disappear by themselves: clients, leases, neighbour networks, the home network, a pending
 * change.
 */
const passing =
  /^Device\.(?:WiFi\.DataElements|X_WAYMARK_ConfirmedCommit)\.|\.(?:AssociatedDevice|Host|Result|Process|Pool\.\d+\.Client)\.\d+\./;

export const isMeasured = (path: string): boolean => measured.test(path) || passing.test(path);
