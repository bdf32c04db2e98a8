-- Clients of a device's Wi-Fi (CL-085). PE-001: who sees a device sees them.
update role set permissions = permissions || array['/devices/ui/getAssociatedDevices'];
