-- For wrk: asks for the paths of a file, one after the other.
local paths, at = {}, 0

function init(args)
  for path in io.lines(args[1]) do paths[#paths + 1] = path end
end

function request()
  at = at % #paths + 1
  return wrk.format(nil, paths[at])
end
